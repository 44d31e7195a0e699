/** Ingredients by the names of the foods, with the American word in the note where the two differ. */
export const ingredients = {
  water: { name: 'Agua', note: 'La referencia: 1\u00a0ml pesa 1\u00a0g' },
  milk: { name: 'Leche', note: 'Entera; la desnatada (descremada) difiere menos de un 1\u00a0%' },
  flour: { name: 'Harina de trigo', note: 'Común, de todo uso; echada a cucharadas y nivelada' },
  sugar: { name: 'Azúcar', note: 'Blanco y granulado, no azúcar glas; al ras' },
  butter: { name: 'Mantequilla', note: 'Sólida, sin huecos de aire; manteca en el Río de la Plata' },
  oil: { name: 'Aceite vegetal', note: 'Girasol, colza (canola) y oliva pesan casi lo mismo' },
  honey: { name: 'Miel', note: 'Líquida, a temperatura ambiente' },
  salt: { name: 'Sal', note: 'Del cristal macizo; una cucharadita rasa de sal fina pesa unos 6\u00a0g' },
  rice: { name: 'Arroz blanco', note: 'Crudo y seco, nivelado sacudiendo la taza' },
  yogurt: { name: 'Yogur', note: 'Natural, removido' },
  cream: { name: 'Nata para montar', note: 'Crema de leche sin batir; batida, ocupa más o menos el doble' },
  cornstarch: { name: 'Maicena', note: 'Almidón de maíz, a cucharadas y al ras' },
  cocoa: { name: 'Cacao en polvo', note: 'Sin azúcar, a cucharadas; tamizado pesa menos' },
  breadcrumbs: { name: 'Pan rallado', note: 'Pan molido; suelto, sin apretar' },
  oats: { name: 'Copos de avena', note: 'Avena en hojuelas, seca, de copo grueso' },
} as const;
