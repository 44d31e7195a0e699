import { findMentions } from '../recipeText/findMentions.ts';
import { phraseAt } from '../recipeText/lexicon.ts';
import { numberAt } from '../recipeText/numbers.ts';
import { skipSpace, tokensOf } from '../recipeText/tokens.ts';
import { FAN_OVEN_OFFSET_CELSIUS } from '../temperature/convertOven.ts';
import { gasMarkFromValue, gasMarkToFahrenheit } from '../temperature/gasMark.ts';
import { convertTemperature } from '../temperature/scales.ts';
import { thermostatToCelsius } from '../temperature/thermostat.ts';
import type { AskOvenScale, HintCode, OvenAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { type Tokens, trimmed } from './phraseRuns.ts';
import type { Question } from './readQuestion.ts';

/** The outcome: a setting, the reason why there is none, or two possible scales. */
export type OvenReading = OvenAnswer | { code: HintCode } | { value: number; fan: boolean } | null;

/** `350 F`, `180c`: a degree sign is added after the number, so that `C` is not read as cup. */
const withSign = (text: string, always: boolean) =>
  text.replace(
    /(\d)[ °º]{0,2}([cf])(?![\p{L}\p{N}])/giu,
    (all, digit: string, letter: string, at: number) => {
      const value = Number(/\d+$/.exec(text.slice(0, at + 1))?.[0] ?? 0);
      return always || value >= (/c/i.test(letter) ? 30 : 60) || /[-−]\s*\d+$/.test(text.slice(0, at + 1))
        ? `${digit} °${letter.toUpperCase()}`
        : all;
    },
  );

/** The number beside a word such as `gas mark`, on either side. */
function markBeside(tokens: Tokens, { recipe }: AskLexicon, list: AskLexicon['list']['gas']): number | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = phraseAt(tokens, at, list);
    if (!word) continue;
    const before = at > 1 && tokens[at - 1]?.kind === 'space' ? numberAt(tokens, at - 2, recipe) : null;
    if (before && trimmed(tokens.slice(0, at - 2)).length === 0 && tokens[at - 2]?.kind === 'digits')
      return before.value;
    let next = skipSpace(tokens, word.next);
    if (tokens[next]?.key === '.' && tokens[next + 1]?.kind !== 'digits') next = skipSpace(tokens, next + 1);
    const further = phraseAt(tokens, next, list);
    const number = numberAt(tokens, further ? skipSpace(tokens, further.next) : next, recipe);
    if (number && number.as !== 'article') return number.value;
  }
  return null;
}

/** `th. 6-7` means halfway between the two. */
const halfway = (line: string, value: number) => {
  const [, from, to] = /(\d)\s*[-/–]\s*(\d)/.exec(line) ?? [];
  return from && to && Number(to) === Number(from) + 1 && Number(from) === value ? value + 0.5 : value;
};

function celsiusOf(value: number, scale: AskOvenScale): number | null {
  if (scale === 'thermostat') return thermostatToCelsius(value);
  if (scale === 'gas-mark') {
    const mark = gasMarkFromValue(value);
    if (mark === null) return null;
    return ((gasMarkToFahrenheit(mark) - 32) * 5) / 9;
  }
  const converted = convertTemperature(value, scale, 'celsius');
  return converted.ok ? converted.value : null;
}

/** The wanted scale if the question names none. */
const otherThan = (scale: AskOvenScale): AskOvenScale => (scale === 'celsius' ? 'fahrenheit' : 'celsius');

/** The range of degrees in English questions that could be on either scale. */
const EITHER = { least: 100, most: 249 };
/** No thermostat goes higher. */
const MOST_THERMOSTAT = 10;

/** Reads an oven setting or another temperature; null if there is none. */
export function askOven({ line, target, oven }: Question, lexicon: AskLexicon): OvenReading {
  const scaled = target?.scale === 'celsius' || target?.scale === 'fahrenheit';
  const signed = withSign(
    line,
    scaled && target?.measure === undefined ? true : scaled && /^\D*\d+\D*$/.test(line),
  );
  const tokens = tokensOf(signed);
  const { language } = lexicon.recipe;
  const wanted = target?.scale;
  const fan = tokens.some((_, at) => phraseAt(tokens, at, lexicon.list.fan) !== null);
  const isUnsure = (value: number) =>
    language === 'en' && value >= EITHER.least && value <= EITHER.most && !fan;
  const answer = (value: number, scale: AskOvenScale): OvenReading => {
    const asked = celsiusOf(value, scale);
    if (asked === null) return { code: scale === 'gas-mark' ? 'no-gas-mark' : 'too-cold' };
    const celsius = fan ? asked + FAN_OVEN_OFFSET_CELSIUS : asked;
    const to = wanted === 'still' ? 'celsius' : (wanted ?? (fan ? 'celsius' : otherThan(scale)));
    return { kind: 'oven', value, scale, fan, celsius, to };
  };
  const mention = findMentions(signed, lexicon.recipe).find(({ kind }) => kind === 'temperature');
  if (!mention) {
    const thermostat = markBeside(tokens, lexicon, lexicon.list.thermostat);
    if (thermostat !== null)
      return thermostat > MOST_THERMOSTAT || thermostat < 1
        ? { code: 'unread' }
        : answer(halfway(signed, thermostat), 'thermostat');
    const mark = markBeside(tokens, lexicon, lexicon.list.gas);
    if (mark !== null) return answer(mark, 'gas-mark');
    const plain = oven ? /^\D{0,4}([1-9]\d{1,2})$/u.exec(signed)?.[1] : undefined;
    if (plain && isUnsure(Number(plain))) return { value: Number(plain), fan };
    return coldDegrees(signed, answer) ?? (fan || plain ? plainNumber(signed, answer) : null);
  }
  const [first = 0] = mention.values;
  const cold =
    /[-−]\s*$/.test(signed.slice(0, mention.start)) && !/\d\s*[-−]\s*$/.test(signed.slice(0, mention.start));
  const value = cold ? -first : first;
  const scale = mention.unit === 'F' ? 'fahrenheit' : 'celsius';
  if (!mention.implied) return answer(value, scale);
  if (wanted === 'celsius' || wanted === 'fahrenheit') return answer(value, otherThan(wanted));
  return isUnsure(value) ? { value, fan } : answer(value, fan && value <= EITHER.most ? 'celsius' : scale);
}

/** `-18 °C`, `0 °C`, `20 °C`, which do not occur in recipes. */
function coldDegrees(text: string, answer: (value: number, scale: AskOvenScale) => OvenReading): OvenReading {
  const [, sign, digits, letter] = /^\s*([-−]?)\s*(\d{1,4})\s*°\s*([CF])\s*$/u.exec(text) ?? [];
  if (digits === undefined) return null;
  return answer((sign ? -1 : 1) * Number(digits), letter === 'F' ? 'fahrenheit' : 'celsius');
}

/** `180 Umluft`, `convection 350`: no home oven exceeds 280 °C, so more is Fahrenheit. */
function plainNumber(text: string, answer: (value: number, scale: AskOvenScale) => OvenReading): OvenReading {
  const [, digits] = /(?<![\d.,])([1-9]\d{1,2})(?![\d.,])/u.exec(text) ?? [];
  const value = Number(digits ?? 0);
  return value < 50 ? null : answer(value, value > 280 ? 'fahrenheit' : 'celsius');
}
