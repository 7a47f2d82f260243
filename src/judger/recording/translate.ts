/** A section in other numbers. */
export type Translate = (section: Uint16Array | undefined) => Uint16Array | undefined

/** Translates sections from the states of a game version to other numbers; a section that comes again gives the same object. */
export function translating(numberOf: (state: number) => number): Translate {
  const numbers: number[] = []
  const sections = new WeakMap<Uint16Array, Uint16Array>()
  return (section) => {
    if (section === undefined) return undefined
    const known = sections.get(section)
    if (known !== undefined) return known
    const translated = section.map((state) => {
      numbers[state] ??= numberOf(state)
      return numbers[state]
    })
    sections.set(section, translated)
    return translated
  }
}
