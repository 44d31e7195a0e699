import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Heated } from '../temperature/shownBy.ts';
import { figuresOf, type Mention } from '../text/findings/figures.ts';
import type { AskLexicon } from './askLexicon.ts';
import { halfway, MIN_DEGREES, otherThan, scalesForMark } from './ovenDegrees.ts';
import { answerFor, type OvenLine, type OvenReading } from './ovenSetting.ts';
import {
  addDegreeSigns,
  findOvenKinds,
  MARKS,
  markNextTo,
  namesGasSteps,
  namesMark,
  scaleBeside,
  twoSettings,
} from './ovenWords.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens, stripTrailing } from './phraseRuns.ts';

/**
 * The range of degrees that could be on either scale: in English questions; and in others, in which more than ovens reach
 * in Celsius is Fahrenheit, those of a pizza oven and beyond.
 */
const AMBIGUOUS_DEGREES = { either: { min: 100, max: 249 }, C: { min: 500, max: 1100 } };

function isAmbiguous({ lexicon, fan }: OvenLine, value: number): boolean {
  const { min, max } = AMBIGUOUS_DEGREES[lexicon.recipe.words.grammar.bareDegrees];
  return value >= min && value <= max && fan === null;
}

/** What is heated; a word for an oven may already be removed from the line. */
function heatedIn(hint: Heated, { oven, fan, still, wanted }: Omit<OvenLine, 'heated'>): Heated {
  const scale = wanted !== undefined && wanted !== 'celsius' && wanted !== 'fahrenheit';
  return hint ?? (oven || fan !== null || still !== null || scale ? 'oven' : null);
}

/** The maximum difference between a conventional and a fan setting in recipes, in degrees of either scale. */
const MAX_FAN_OFFSET_DEGREES = 30;

/** The setting without a fan, if two numbers are a pair such as `190C/fan 170C`. */
function conventionalMention(mentions: readonly Mention[], { fan }: OvenLine): Mention | null {
  const [first, second, ...more] = mentions;
  if (fan === null || !first || !second || more.length > 0 || first.unit !== second.unit) return null;
  const [a = 0, b = 0] = [first.values[0], second.values[0]];
  const single = first.values.length === 1 && second.values.length === 1;
  return single && a !== b && Math.abs(a - b) <= MAX_FAN_OFFSET_DEGREES ? (a > b ? first : second) : null;
}

/** The degrees of a mention; negative after a minus sign that is not a dash. */
function degreesIn(text: string, { start, values }: Mention): number {
  const before = text.slice(0, start);
  const isCold = /[-−]\s*$/.test(before) && !/\d\s*[-−]\s*$/.test(before);
  return (isCold ? -1 : 1) * (values[0] ?? 0);
}

/** Answers one mention, as a setting of `asked`; degrees without a scale may be on either scale. */
function answerMention(line: OvenLine, mention: Mention, asked = line): OvenReading {
  const { fan, wanted } = line;
  const value = degreesIn(line.text, mention);
  const scale = mention.unit === 'F' ? 'fahrenheit' : 'celsius';
  if (!mention.implied) return answerFor(asked, { value, scale, place: mention });
  if (wanted === 'celsius' || wanted === 'fahrenheit')
    return answerFor(asked, { value, scale: otherThan(wanted) });
  if (isMark(wanted)) return readForMark(line, value);
  if (isAmbiguous(line, value)) return { ambiguity: 'scale', value };
  return answerFor(asked, {
    value,
    scale: fan !== null && value <= AMBIGUOUS_DEGREES.either.max ? 'celsius' : scale,
    place: mention,
  });
}

/** Reads temperatures with a scale, or with degrees. */
function readMentions(line: OvenLine, mentions: readonly [Mention, ...Mention[]]): OvenReading {
  const { fan, wanted } = line;
  const conventional = conventionalMention(mentions, line);
  const withFan = conventional && mentions.find((mention) => mention !== conventional);
  // `190 C/fan 170 C` is one setting, `180 C fan same as 200 C` compares two
  if (withFan && wanted === undefined && !/[/(,]/.test(line.text.slice(mentions[0].end, mentions[1]?.start)))
    return answerMention({ ...line, wanted: 'still' }, withFan);
  if (conventional)
    return answerMention(line, conventional, wanted === 'fan' ? line : { ...line, fan: null });
  const [mention] = mentions;
  const values = [...new Set(mentions.flatMap((mention) => mention.values))];
  if (values.length === 1) return answerMention(line, mention);
  if (mentions.every(({ unit }) => unit === mention.unit))
    return { ambiguity: 'number', values, unit: mention.unit, fan: fan !== null };
  // `is 200 C the same as 400 F`
  const isCompared = wanted === undefined && mentions.length === 2 && values.length === 2;
  return isCompared ? answerMention(line, mention) : { code: 'unread' };
}

/** Reads temperatures, or a mark with the scale that it is wanted in. */
function readDegrees(line: OvenLine, mentions: readonly [Mention, ...Mention[]]): OvenReading {
  const [{ values, unit }, ...more] = mentions;
  return more.length === 0 && namesMark(values[0], line.tokens, line.lexicon)
    ? // `gas mark 6 in fan oven celsius`
      readMark(line.wanted === 'fan' ? line : { ...line, wanted: unit === 'F' ? 'fahrenheit' : 'celsius' })
    : readMentions(line, mentions);
}

/** Reads an oven setting or another temperature; null if there is none. */
export function askOven(
  { line, target, oven, asked, targetText }: Question,
  lexicon: AskLexicon,
): OvenReading {
  const scaled = target?.scale === 'celsius' || target?.scale === 'fahrenheit';
  const text = addDegreeSigns(
    line,
    scaled && (target?.measure === undefined || /^\D*\d+\D*$/.test(line)),
    lexicon,
  );
  const tokens = tokensOf(text);
  const mentions = figuresOf(text, lexicon.recipe);
  const [first, ...more] = mentions.filter(({ kind }) => kind === 'temperature');
  const wanted = target?.scale ?? (first && scaleBeside(tokens, lexicon));
  // `180 C in F for a fan oven`
  const ownFan = scaled && hasPhrase(tokensOf(asked.split(targetText)[1] ?? ''), lexicon.list.fan);
  const base = { ...findOvenKinds(tokens, lexicon), text, tokens, lexicon, wanted, oven, ownFan };
  const ovenLine: OvenLine = { ...base, heated: heatedIn(first?.heated ?? null, base) };
  const { gasSteps, thermostat } = lexicon.list;
  const isBeside = (list: typeof gasSteps) => markNextTo(tokens, lexicon, list) !== null;
  const isHeat = first ? scaled || isBeside(gasSteps) : isBeside(thermostat) || !isBeside(gasSteps);
  if (namesGasSteps(tokens, lexicon) && !isHeat) return { code: 'gas-steps' };
  return first ? readDegrees(ovenLine, [first, ...more]) : readMark(ovenLine);
}

/** Whether a number of no degrees is wanted. */
const isMark = (wanted: OvenLine['wanted']) => wanted === 'gas-mark' || wanted === 'thermostat';

/** Reads degrees without a scale that a mark is wanted for: `what gas mark is 190`. */
function readForMark(line: OvenLine, value: number): OvenReading {
  const [scale, other] = scalesForMark(value, line.lexicon.recipe.words.grammar.bareDegrees);
  return other ? { ambiguity: 'scale', value } : answerFor(line, { value, scale });
}

/** Reads degrees without a scale where the other scale is wanted: `180 in fahrenheit`, `180-200 in fahrenheit`. */
function readOther(line: OvenLine, digits: string | undefined): OvenReading {
  const { text, fan, wanted } = line;
  if (digits && isMark(wanted)) return Number(digits) > 9 ? readForMark(line, Number(digits)) : null;
  if (wanted !== 'celsius' && wanted !== 'fahrenheit') return null;
  const scale = otherThan(wanted);
  if (digits) return answerFor(line, { value: Number(digits), scale });
  const values = twoSettings(text);
  const unit = scale === 'celsius' ? 'C' : 'F';
  return values.length > 0 ? { ambiguity: 'number', values, unit, fan: fan !== null } : null;
}

/** Reads a gas mark or a thermostat number, and degrees that do not occur in recipes. */
function readMark(line: OvenLine): OvenReading {
  const { text, tokens, lexicon } = line;
  for (const [words, scale] of MARKS) {
    const mark = markNextTo(tokens, lexicon, lexicon.list[words]);
    if (mark === null) continue;
    if (mark >= MIN_DEGREES) return readForMark({ ...line, wanted: scale }, mark);
    return answerFor(line, { value: scale === 'thermostat' ? halfway(text, mark) : mark, scale });
  }
  const number = joinTokens(stripTrailing(tokens, lexicon, lexicon.recipe.list.degrees));
  const isAlone = number === text && !line.oven;
  const digits = (isAlone ? /^\D{0,4}?(-?\d{1,3})$/ : /^\D*?(?<!\S)(-?\d{1,3})$/).exec(number)?.[1];
  const other = readOther(line, digits) ?? readInOven(line, digits);
  if (other) return other;
  // `-18 Grad`
  const isCelsius = digits && number !== text && lexicon.recipe.words.grammar.bareDegrees === 'C';
  return isCelsius ? answerFor(line, { value: Number(digits), scale: 'celsius' }) : null;
}

/** Reads degrees without a scale beside words for an oven. */
function readInOven(line: OvenLine, digits: string | undefined): OvenReading {
  const { tokens, lexicon, oven, fan, wanted } = line;
  const plain = oven ? digits : undefined;
  if (plain && isAmbiguous(line, Number(plain))) return { ambiguity: 'scale', value: Number(plain) };
  const isOven = plain || fan !== null || wanted === 'fan' || wanted === 'still';
  // `fan 160 what gas mark`
  return isOven ? readPlainNumber({ ...line, wanted: wanted ?? scaleBeside(tokens, lexicon) }) : null;
}

/** `180 Umluft`, `convection 350`: no home oven exceeds 280 °C, so more is Fahrenheit, of which it has 550 at most. */
function readPlainNumber(line: OvenLine): OvenReading {
  const found = /(?<![\d.,])([1-9]\d{1,2})(?![\d.,])/u.exec(line.text);
  const value = Number(found?.[1]);
  const scale = value > 280 ? 'fahrenheit' : 'celsius';
  if (!found || value < 50 || value > 550) return null;
  return answerFor(line, { value, scale, place: { start: found.index, end: found.index + 3 } });
}
