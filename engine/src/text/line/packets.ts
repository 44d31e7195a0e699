/** Words for packages larger than a packet that is used up at once. */
const NO_PACKET =
  /(?:box|bag|carton|container|tray|tube|punnet|barquette|bloc|rouleau|berlingot|sac|flacon|tetra|rolle|schachtel|karton|kasten|schale|netz|riegel|caja|cajita|bolsa|envase|bandeja|pastilla|rollo|bloque|tubo|tarrina|terrina|malla)(?:e?s|x|n)?$/iu;

/** Whether an amount in packages is one of packets: `1 sachet`, not `1 box`. */
export const isPacket = (written: string): boolean => !NO_PACKET.test(written.trim());
