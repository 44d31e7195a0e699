import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Falafel mit frischen Kräutern',
  alt: 'Falafel',
  description:
    'Außen eine knusprige, dunkle Kruste, innen luftig und leuchtend grün von Petersilie und Koriandergrün. Die Kichererbsen werden eingeweicht, aber roh gemahlen, denn gekochte oder solche aus der Dose werden zu Brei und zerfallen im Öl. Dazu gibt es eine zitronige Tahinisauce.',
  ingredients: {
    chickpeas: 'getrocknete Kichererbsen',
    onion: { one: 'kleine Zwiebel, geviertelt', other: 'kleine Zwiebeln, geviertelt' },
    garlic: { one: 'Knoblauchzehe', other: 'Knoblauchzehen' },
    parsley: 'Petersilie ohne dicke Stiele',
    cilantro: 'Koriandergrün ohne dicke Stiele',
    cumin: 'gemahlener Kreuzkümmel',
    coriander: 'gemahlener Koriander',
    cayenne: 'Cayennepfeffer',
    pepper: 'gemahlener schwarzer Pfeffer',
    salt: 'feines Salz',
    chickpeaFlour: 'Kichererbsenmehl',
    bakingSoda: 'Natron',
    sesame: 'Sesam',
    oil: 'neutrales Frittieröl',
    tahini: 'Tahini (Sesammus)',
    lemonJuice: 'Zitronensaft',
    sauceGarlic: {
      one: 'Knoblauchzehe, fein gerieben, für die Sauce',
      other: 'Knoblauchzehen, fein gerieben, für die Sauce',
    },
    sauceSalt: 'feines Salz, für die Sauce',
    water: 'eiskaltes Wasser',
  },
  steps: [
    'Die Kichererbsen mindestens dreimal so hoch mit kaltem Wasser bedecken und {soak} einweichen; in einer warmen Küche besser im Kühlschrank. Sie sollen doppelt so groß werden und sich sauber durchbeißen lassen. Abgießen und in einem Küchentuch gut trocknen.',
    'Kichererbsen, Zwiebel, Knoblauch, Petersilie, Koriandergrün, Kreuzkümmel, gemahlenen Koriander, Cayennepfeffer, schwarzen Pfeffer und Salz in die Küchenmaschine mit Messereinsatz geben. Stoßweise zerkleinern und die Masse dabei immer wieder vom Rand schaben, bis sie wie grober, feuchter Couscous aussieht und beim Drücken zusammenhält. Aufhören, bevor sie zu Brei wird.',
    'Das Kichererbsenmehl einrühren und die Masse zugedeckt {chill} in den Kühlschrank stellen, damit sie fester wird.',
    'Inzwischen Tahini, Zitronensaft, geriebenen Knoblauch und das Salz für die Sauce verrühren. Die Mischung wird zuerst steif; das eiskalte Wasser nach und nach unterrühren, bis die Sauce hell ist und wie ein Band vom Löffel läuft.',
    'Natron und Sesam unter die Kichererbsenmasse mischen. Mit nassen Händen Bällchen von etwa {ball} formen: fest drücken, aber nicht kneten.',
    'Das Öl in einen hohen, schweren Topf von {pan} Durchmesser gießen, in dem es etwa {deep} hoch steht und den es höchstens zu einem Drittel füllt, und auf {hot} erhitzen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Nach dem Frittieren das Öl ganz abkühlen lassen, bevor der Topf bewegt wird. Eine Falafel zur Probe frittieren: Zerfällt sie, einen Löffel Kichererbsenmehl unter den Rest arbeiten.',
    'Die Falafel portionsweise {fry} frittieren und dabei einmal wenden, bis sie tiefbraun sind, sich beim Klopfen hart anfühlen und das Öl weniger sprudelt. Das Öl zwischen den Portionen wieder auf Temperatur kommen lassen.',
    'Auf einem Gitter {drain} abtropfen lassen und eine Falafel aufbrechen: Sie soll innen dampfend heiß und fest sein, ohne feuchten Kern. Mit der Sauce servieren.',
  ],
  tips: [
    'Das ergibt etwa {falafel} Falafel. Pita und Salat sind in den Nährwerten nicht enthalten; Pita enthält Weizen. Vom Öl ist nur mitgerechnet, was die Falafel aufnehmen.',
    'Rohe Bällchen lassen sich gut einfrieren und halten sich so {months} Monate. Vor dem Frittieren alles lose Eis abklopfen, denn es lässt heißes Öl überschäumen; wenige gefrorene Bällchen auf einmal vorsichtig hineingleiten lassen und {longer} länger frittieren.',
    'Für Falafel aus dem Ofen die Bällchen mit Öl bepinseln, etwas flach drücken und bei {oven} {bake} backen, dabei einmal wenden. Sie werden trockener und weniger knusprig.',
    'Frittierte Falafel halten sich {days} Tage im Kühlschrank; im heißen Ofen aufwärmen, nicht in der Mikrowelle.',
  ],
  tags: ['Falafel', 'Kichererbsen', 'orientalisch', 'Kräuter', 'frittiert'],
});
