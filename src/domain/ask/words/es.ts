import type { AskWords } from './askWords.ts';

export const es: AskWords = {
  fill: 'por favor,convertir,convierte,convertir a,cuanto es,cuanto son,cuanto equivale,a cuanto equivale,a cuanto equivalen,cuanto,cuanta,que es,cual es,cuales son,tengo,necesito,hola,aproximadamente,exactamente,calcula,calcular,horno,el horno,temperatura,pasar,pasar a,mas o menos,son,equivale,equivalen,grados en',
  howMany: 'cuantos,cuantas,cuanto,cuanta,a cuantos,a cuantas,cuantos son,numero de',
  has: 'hay en,son,es,tiene,tienen,en,por,pesa,pesan,equivale,equivalen,equivale a,caben en,contiene,contienen,de,lleva,llevan,a,hacen,necesito para,para,equivalen a,trae,cabe en',
  to: 'en,a,al,como,cuantos,cuantas,son cuantos,son cuantas,a cuantos equivale,a cuantas equivale,a cuantos,a cuantas,equivale a cuantos,es igual a,igual a,son,para,hacia,es cuanto en,es,cuanto es en,cuantos son',
  weigh:
    'cuanto pesa,cuanto pesan,pesa,pesan,peso de,el peso de,que pesa,que peso tiene,cuanto pesa en,peso,que pesan',
  byWeight: 'en peso,de peso',
  gas: 'gas mark,marca de gas,marca,gas,mark,horno de gas,nivel de gas',
  gasSteps: '',
  thermostat: 'termostato,th,thermostat',
  fan: 'ventilador,horno ventilado,ventilado,horno de aire,con ventilador,aire,con aire,horno de conveccion,conveccion,aire forzado,horno con ventilador,turbo',
  still:
    'arriba y abajo,calor arriba y abajo,sin ventilador,sin aire,convencional,horno convencional,estatico',
  heaped:
    'colmada,colmadas,colmado,colmados,bien colmada,bien colmadas,generosa,generosas,copeteada,copeteadas,bien llena,bien llenas',
  pan: 'molde,moldes,bandeja,fuente,placa,desmontable,redondo,cuadrado,charola,refractario,budinera',
  times: {
    'el doble de': 2,
    'doble de': 2,
    'dos veces': 2,
    'tres veces': 3,
    'el triple de': 3,
    'la mitad de': 0.5,
    'mitad de': 0.5,
    'un tercio de': 1 / 3,
    'la tercera parte de': 1 / 3,
    'dos tercios de': 2 / 3,
    'un cuarto de': 0.25,
    'la cuarta parte de': 0.25,
    'tres cuartos de': 0.75,
  },
  regions: {
    us: 'us,usa,americana,americanas,americano,americanos,estadounidense,estadounidenses,de estados unidos',
    metric: 'metrica,metricas,metrico,metricos',
    imperial: 'imperial,imperiales,britanica,britanicas,inglesa,inglesas',
    australian: 'australiana,australianas',
  },
  usCup: 'cup,cups',
  sizes: {
    small: 'pequeno,pequena,pequenos,pequenas,chico,chica,chicos,chicas,talla s,tamano s,clase s',
    medium: 'mediano,mediana,medianos,medianas,talla m,tamano m,clase m',
    large: 'grande,grandes,talla l,tamano l,clase l',
    extraLarge: 'talla xl,tamano xl,clase xl',
  },
  write: {
    usCup: ['taza estadounidense', 'tazas estadounidenses'],
    metricCup: ['taza métrica', 'tazas métricas'],
    fluidOunce: ['onza líquida', 'onzas líquidas'],
    byWeight: 'en peso',
    of: 'de',
    fanInStill: '{n} °C con ventilador en horno convencional',
    stillInFan: '{n} °C horno convencional en horno con ventilador',
  },
};
