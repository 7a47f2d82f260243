/**
 * Known mistakes in the published lists and papers, word by word. They are read as intended, and each reading says so. Mistakes
 * that are not listed here are never corrected.
 */
export const SLIPS: Readonly<Record<string, string>> = {
  ot: 'to',
  bulid: 'build',
  bbuild: 'build',
  dink: 'drink',
  smlie: 'slime',
  endmite: 'endermite',
  villiager: 'villager',
  suger: 'sugar',
  juggle: 'jungle',
  ignot: 'ingot',
  meet: 'meat',
  cookedmeet: 'cooked_meat',
  stonecut: 'stonecutter',
  dessert: 'desert',
  pick_axe: 'pickaxe',
  wooden_planks: 'planks',
  wood_planks: 'planks',
}
