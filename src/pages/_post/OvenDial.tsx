import { usesThermostat } from '@gramwise/engine/kitchens/kitchens.ts';
import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';
import { fahrenheitToCelsius } from '@gramwise/engine/temperature/scales.ts';
import { thermostatToCelsius } from '@gramwise/engine/temperature/thermostat.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import styles from './OvenDial.module.css';

/** The dial turns clockwise from 100 °C at the lower left to 260 °C at the lower right. */
const MIN_CELSIUS = 100;
const MAX_CELSIUS = 260;
const TURN_DEGREES = 280;
const CENTER = 160;

/** A position on the dial, at this distance from its center. */
function place(celsius: number, radius: number): { x: number; y: number } {
  const degrees =
    ((celsius - MIN_CELSIUS) / (MAX_CELSIUS - MIN_CELSIUS)) * TURN_DEGREES - TURN_DEGREES / 2 - 90;
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTER + radius * Math.cos(angle)), y: round(CENTER + radius * Math.sin(angle)) };
}

interface Mark {
  text: string;
  celsius: number;
}

const CELSIUS: readonly Mark[] = [100, 120, 140, 160, 180, 200, 220, 240, 260].map((celsius) => ({
  text: `${celsius}°`,
  celsius,
}));
const FAHRENHEIT: readonly Mark[] = [225, 250, 275, 300, 325, 350, 375, 400, 425, 450, 475, 500].map(
  (fahrenheit) => ({ text: `${fahrenheit}`, celsius: fahrenheitToCelsius(fahrenheit) }),
);
const GAS: readonly Mark[] = GAS_MARKS.filter(({ value }) => value >= 1).map(({ id, fahrenheit }) => ({
  text: id,
  celsius: fahrenheitToCelsius(fahrenheit),
}));
const THERMOSTAT: readonly Mark[] = [4, 5, 6, 7, 8].map((number) => ({
  text: `${number}`,
  celsius: thermostatToCelsius(number),
}));

function Ring({
  marks,
  radius,
  className,
}: {
  marks: readonly Mark[];
  radius: number;
  className?: string | undefined;
}) {
  return (
    <g className={className}>
      {marks.map(({ text, celsius }) => (
        <text key={text} {...place(celsius, radius)} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

interface Props {
  /** The pointer's position, in degrees Celsius. */
  at: number;
  caption: string;
}

/** An oven dial with three scales: Celsius, Fahrenheit, and gas marks or, where recipes give them, thermostat numbers. */
export function ovenDialIn(language: Language) {
  const third = usesThermostat(LANGUAGES[language].kitchen) ? THERMOSTAT : GAS;
  const tip = (at: number) => place(at, 56);
  return function OvenDial({ at, caption }: Props) {
    return (
      <figure className={styles.figure}>
        <svg viewBox="-14 0 348 300" aria-hidden="true" className={styles.dial}>
          <circle cx={CENTER} cy={CENTER} r="122" className={styles.face} />
          {CELSIUS.map(({ celsius }) => {
            const [from, to] = [place(celsius, 118), place(celsius, 126)];
            return <path key={celsius} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.tick} />;
          })}
          <Ring marks={CELSIUS} radius={146} className={styles.celsius} />
          <Ring marks={FAHRENHEIT} radius={102} />
          <Ring marks={third} radius={75} className={styles.third} />
          <circle cx={CENTER} cy={CENTER} r="30" className={styles.knob} />
          <path d={`M${CENTER} ${CENTER}L${tip(at).x} ${tip(at).y}`} className={styles.pointer} />
        </svg>
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
}
