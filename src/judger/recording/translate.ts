/** A section in other numbers. */
export type Translate = (section: Uint16Array | undefined) => Uint16Array | undefined

/** Translates sections from the states of a game version to other numbers; a section that comes again gives the same object. */
export function translating(numberOf: (state: number) => number): Translate {
  /** By state: its number and 1, since 0 is a number, too. */
  const numbers = new Uint32Array(65_536)
  const sections = new WeakMap<Uint16Array, Uint16Array>()
  return (section) => {
    if (section === undefined) return undefined
    const known = sections.get(section)
    if (known !== undefined) return known
    const translated = new Uint16Array(section.length)
    for (let cell = 0; cell < section.length; cell++) {
      const state = section[cell]!
      if (numbers[state] === 0) numbers[state] = numberOf(state) + 1
      translated[cell] = numbers[state]! - 1
    }
    sections.set(section, translated)
    return translated
  }
}
