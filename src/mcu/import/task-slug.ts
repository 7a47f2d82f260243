/** What ids of tasks in our suites begin with; MCU's files do not. */
const LEVEL = /^mcu_(?:simple|medium|hard)_/

/**
 * The name by which a task is the same in all formats: small letters and digits with single underscores, without the level that ids of our
 * suites begin with. `Craft to cake`, `craft-to-cake` and `mcu_hard_craft_to_cake` are one.
 */
export const taskSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .replace(LEVEL, '')

/** The level that the id of a task names; undefined for ids that name none. */
export const levelInName = (name: string): 'simple' | 'medium' | 'hard' | undefined =>
  (/^mcu[-_ ](simple|medium|hard)[-_ ]/.exec(name.toLowerCase())?.[1] as 'simple' | undefined) ?? undefined
