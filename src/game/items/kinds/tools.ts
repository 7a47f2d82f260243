const TOOL = /^(wooden|stone|iron|golden|diamond|netherite)_(pickaxe|axe|shovel|hoe|sword)$/

/** The use of a tool, according to its shape. */
export type ToolKind = 'pickaxe' | 'axe' | 'shovel' | 'hoe' | 'sword'

/** Materials of tools, weakest first. Gold digs the same blocks as wood, only faster. */
const MATERIALS = ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite'] as const
export type ToolMaterial = (typeof MATERIALS)[number]

/** The kind of a tool; undefined for other items, including shears. */
export const toolKind = (item: string): ToolKind | undefined => TOOL.exec(item)?.[2] as ToolKind | undefined

export const toolMaterial = (item: string): ToolMaterial | undefined =>
  TOOL.exec(item)?.[1] as ToolMaterial | undefined

/** Rank of a tool's material, 0 for wood to 5 for netherite; -1 for other items. */
export function toolTier(item: string): number {
  const material = toolMaterial(item)
  return material === undefined ? -1 : MATERIALS.indexOf(material)
}

/** Whether a tool is made of iron or better, so that it costs ore that has to be mined and smelted. */
export const costsOre = (item: string): boolean => toolTier(item) >= MATERIALS.indexOf('iron')

export const isPickaxe = (item: string): boolean => toolKind(item) === 'pickaxe'
