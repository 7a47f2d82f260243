/** Categories of MCU-Turbo by the verb that a task's name begins with; its list has no rule of its own. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:combat|hunt|kill|shoot)/, 'Combat'],
  [/^(?:craft|smelt|brew|enchant)/, 'Crafting'],
  [/^(?:mine|collect|chop|dig)/, 'Mining & Collecting'],
  [/^build/, 'Building'],
  [/^(?:decorate|place|lay|light|clean|make_fire)/, 'Decoration'],
  [/^find/, 'Finding'],
  [/^(?:explore|open|climb)/, 'Exploration'],
  [/^(?:trap|hook|lead)/, 'Trapping'],
  [/^(?:drop|look|throw|ride|move|swim|jump|sleep)/, 'Motion'],
  [/^(?:use|drink|eat|tame|feed|plant|till|sell|trade|sow|carve|equip|shear|breed|sleep)/, 'Tool Use'],
]
const COMPOSED = /_(?:and|or|then)_|^chain_/

/** The category of a task by its name, in the way of MCU-Turbo's list; `other` where the name says nothing. */
export function categoryOf(task: string): string {
  const name = task
    .toLowerCase()
    .replaceAll(' ', '_')
    .replace(/^mcu_(?:(?:simple|medium|hard)_)?/, '')
  if (COMPOSED.test(name)) return 'Compositional'
  return VERBS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}
