/**
 * Every parameter of every page that keeps state in the address, along with the parameters it needs to take effect.
 * `{}` is a placeholder for any text.
 */
export const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    '?ingredient={}',
    '?ingredient=flour&as={}',
    '?ingredient=salt&figure={}',
    '?amount={}',
    '?ingredient=flour&from={}',
    '?ingredient=flour&to={}',
    '?heat={}',
    '?scale={}',
    '?scale=gas-mark&heat={}',
  ],
  '/conversions/length': [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=pans&recipe={}',
    '?tab=pans&mine={}',
    '?tab=pans&by=volume&recipe=own-loaf~{}~11~7',
    '?tab=pans&by=volume&mine=own-{}~20~~5',
    '?tab=pans&by=volume&mine=own-round~{}~{}~{}~{}',
    '?tab=pans&mine=own-square~20&by={}',
    '?tab=pans&mine=own-square~20&unit={}',
  ],
  '/tools/multi-calculator': [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=recipe&original={}&desired=6&amount=100',
    '?tab=recipe&original=4&desired={}&amount=100',
    '?tab=recipe&original=4&desired=6&amount={}',
    '?tab=bmi&height={}&weight=70',
    '?tab=bmi&height=170&weight={}',
    '?tab=age&birth={}',
  ],
  '/tools/convertidor': [
    '?tab={}',
    '?value={}',
    '?value=5&from={}',
    '?value=5&to={}',
    '?tab=temperatura&value={}',
    '?tab=volumen&value={}',
    '?tab=longitud&value={}',
  ],
  '/tools/cool-cooking-calculators': [
    '?tab={}',
    '?guests={}',
    '?guests=12&meal={}',
    '?guests=12&appetizers={}',
    '?guests=12&dessert={}',
    '?tab=cooking-time&weight={}',
    '?tab=cooking-time&weight=5&unit={}',
    '?tab=cooking-time&weight=5&protein={}',
    '?tab=cooking-time&weight=5&method={}',
    '?tab=leftovers&cooked={}',
    '?tab=leftovers&cooked=2025-05-20&food={}',
    '?tab=leftovers&cooked=2025-05-20&storage={}',
  ],
  '/recipes': [
    '?search={}',
    '?collection={}',
    '?time={}',
    '?difficulty={}',
    '?diets={}',
    '?diets=Vegan,{}',
    '?free={}',
  ],
  '/recipes/chocolate-cake': ['?servings={}', '?scale={}', '?servings=7&view={}', '?step={}'],
  '/recipes/lemon-pickle': ['?servings={}', '?scale={}', '?scale=2&view={}', '?step={}'],
  '/blog': ['?q={}', '?category={}'],
  '/blog/posts/cups-to-grams-flour': [
    '?as={}',
    '?figure={}',
    '?ingredient={}',
    '?amount={}',
    '?from={}',
    '?to={}',
  ],
};

/** Replaces `{}` in a query with the encoded text. */
export const asking = (query: string, text: string): string =>
  query.replaceAll('{}', () => encodeURIComponent(text.toWellFormed()));
