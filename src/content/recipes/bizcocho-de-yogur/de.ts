import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bizcocho de yogur',
  alt: 'Spanischer Joghurtkuchen mit Puderzucker',
  description:
    'Oft der erste Kuchen, den Kinder in Spanien backen: ein hoher, weicher Joghurtkuchen, der nach Zitrone duftet. Traditionell misst der leere Joghurtbecher alles ab, einmal Öl, zweimal Zucker, dreimal Mehl; hier wird gewogen, damit er jedes Mal gleich gelingt.',
  ingredients: {
    butter: 'weiche Butter für die Form',
    lemon: {
      one: 'Bio-Zitrone, heiß gewaschen, nur die Schale',
      other: 'Bio-Zitronen, heiß gewaschen, nur die Schale',
    },
    eggs: { one: 'Ei (Größe M), zimmerwarm', other: 'Eier (Größe M), zimmerwarm' },
    sugar: 'Zucker',
    yogurt: 'Naturjoghurt aus Vollmilch',
    oil: 'Sonnenblumenöl',
    flour: 'Weizenmehl (Type 405, W480)',
    bakingPowder: 'Backpulver',
    salt: 'feines Salz',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Eine runde Form mit {pan} Durchmesser und einer Höhe von mindestens {deep} mit der Butter einfetten und den Boden mit Backpapier auslegen.',
    'Die Zitrone heiß waschen, abtrocknen und die gelbe Schale fein in eine große Schüssel reiben. Eier und Zucker zugeben und {beat} schaumig schlagen, bis die Masse hell ist und sich ihr Volumen verdoppelt hat.',
    'Den Joghurt und danach das Öl in dünnem Strahl zugießen und auf niedriger Stufe nur so lange rühren, bis alles vermischt ist.',
    'Mehl, Backpulver und Salz in zwei Portionen darübersieben und mit einem Teigschaber unterheben, bis kein trockenes Mehl mehr zu sehen ist. Dann aufhören, sonst wird der Kuchen zäh.',
    'Den Teig in die Form füllen und knapp unter der Mitte des Ofens {bake} backen; in der ersten Hälfte die Tür nicht öffnen. Der Kuchen ist fertig, wenn er goldbraun ist, auf Druck zurückfedert und am Stäbchen kein Teig haftet.',
    'Den Kuchen {cool} in der Form abkühlen lassen, stürzen und {rack} auf einem Gitter auskühlen lassen, bis er ganz kalt ist.',
  ],
  tips: [
    'Eier und Joghurt sollten zimmerwarm sein; kalt drücken sie die Luft aus dem Teig.',
    'Mildes Olivenöl statt Sonnenblumenöl macht den Geschmack runder, so wie in Andalusien.',
    'Vom rohen Teig nicht naschen: Er enthält rohe Eier und rohes Mehl.',
    'Gut eingepackt bleibt der Kuchen bei Zimmertemperatur {days} Tage saftig.',
  ],
  tags: ['Kuchen', 'Joghurt', 'Zitrone', 'Rührkuchen', 'spanische Küche'],
});
