import { byRule, type Verb } from './verb.ts'

/** Potions that are taken out of a brewing stand. */
export const brew: Verb = {
  id: 'brew',
  forms: ['brew', 'brew a', 'concoct'],
  example: 'brew potion of fire resistance',
  instrument: 'material',
  category: 'Crafting',
  read({ text, count, lexicon }) {
    const potion = lexicon.potion(/potion/.test(text) ? text : `potion of ${text}`)
    if (potion === undefined) return undefined
    return byRule(
      { kind: 'brewed', of: potion.names, count },
      {
        object: potion,
        count,
        atom: `brew_${potion.first}_potion`,
        ...(potion.isSplash
          ? { unchecked: ['that it is a splash potion: potions are counted by their effect'] }
          : {}),
      },
    )
  },
}
