const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
}
/** Words for amounts, with the number of words that they take. */
const PHRASES: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/^(?:a )?stack of /, 64],
  [/^(?:a )?pair of /, 2],
  [/^(?:a )?couple of /, 2],
  [/^(?:a )?dozen (?:of )?/, 12],
]
const FILLERS =
  /^(?:one of (?:the )?\d+|at least|exactly|up to|about|all of|all|many|several|multiple|more|as many|some of|a few|few) /
const FIGURES = /^(?:x ?)?(\d{1,4})(?: ?x)? /
const WORD = /^([a-z]+) /

/** The amount at the beginning of an object, and the rest of the object. */
export function amountIn(text: string): { count: number; isCounted: boolean; rest: string } {
  const bare = text.replace(FILLERS, '')
  const phrase = PHRASES.find(([pattern]) => pattern.test(bare))
  if (phrase !== undefined) return { count: phrase[1], isCounted: true, rest: bare.replace(phrase[0], '') }
  const figures = FIGURES.exec(bare)
  if (figures !== null && Number(figures[1]) > 0)
    return { count: Number(figures[1]), isCounted: true, rest: bare.slice(figures[0].length) }
  const word = WORD.exec(bare)
  const number = word === null || !Object.hasOwn(NUMBERS, word[1] ?? '') ? undefined : NUMBERS[word[1] ?? '']
  if (word !== null && number !== undefined)
    return { count: number, isCounted: true, rest: bare.slice(word[0].length) }
  return { count: 1, isCounted: false, rest: bare }
}
