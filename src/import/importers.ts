import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { importBuildingBlueprints } from './building-blueprint.ts'
import { importEscapeAtoms } from './escape-atom.ts'
import { importFarmSettings } from './farm-setting.ts'
import type { Importer } from './import-file.ts'
import { importLaunchConfig } from './launch-config.ts'
import { isMcuConfig } from './mcu/config-file.ts'
import { importMcuConfig } from './mcu/import-config.ts'
import { importStructureFile } from './structure-file.ts'
import { importTemplateHouses } from './template-houses.ts'

/** Matches the first characters of the file. */
const byHead =
  (pattern: RegExp): Importer['fits'] =>
  ({ head }) =>
    pattern.test(head)

const STRUCTURE_FILES: ReadonlySet<string> = new Set([
  '.nbt',
  '.schem',
  '.schematic',
  '.litematic',
  '.mcstructure',
])

/** The built-in importers. */
export const importers: readonly Importer[] = [
  {
    id: 'mcu',
    summary: 'MCU and AgentBeats task configs (YAML)',
    fits: isMcuConfig,
    read: (path, { data, minecraft }) => [importMcuConfig(path, { criteria: data, minecraft })],
  },
  {
    id: 'structure',
    summary: '.nbt and .mcstructure structures, .schem, .litematic and .schematic schematics',
    fits: ({ path }) => STRUCTURE_FILES.has(extname(path).toLowerCase()),
    read: (path, { minecraft }) => [importStructureFile(path, { minecraft })],
  },
  {
    id: 'villager-construction',
    summary: 'VillagerBench building blueprints',
    fits: byHead(/^\s*\[\s*\{[^{}]*"(blocks|size)"\s*:/),
    read: importBuildingBlueprints,
  },
  {
    id: 'villager-farm',
    summary: 'VillagerBench farm settings',
    fits: byHead(/^\s*\[\s*\{[^{}]*"(target|component|check_point)"\s*:/),
    read: (path, options) => importFarmSettings(path, farmBlueprintsFor(path, options.data), options),
  },
  {
    id: 'villager-escape',
    summary: 'VillagerBench escape mechanisms',
    fits: byHead(/^\s*\[\s*\{[^{}]*"(init|condition|effect)"\s*:/),
    read: importEscapeAtoms,
  },
  {
    id: 'villager-launch',
    summary: 'VillagerBench launch configurations',
    fits: byHead(/^\s*\[\s*\{[^{}]*"(task_type|task_idx|task_name|api_model)"\s*:/),
    read: (path, options) => importLaunchConfig(path, options.data ?? dirname(path), options),
  },
  {
    id: 'template-houses',
    summary: 'lists of template houses',
    fits: byHead(/^\s*\{\s*"[a-z_]+"\s*:\s*\[\s*"/),
    read: (path, { data, minecraft }) => importTemplateHouses(path, { structures: data, minecraft }),
  },
]

/** The path of the farm blueprints: the given file, the one in the given folder, or the one next to the settings. */
function farmBlueprintsFor(path: string, data: string | undefined): string {
  if (data?.endsWith('.json')) return data
  const folder = data ?? dirname(path)
  const exact = join(folder, 'farm_blue_print.json')
  if (existsSync(exact) || !existsSync(folder)) return exact
  const near = readdirSync(folder).find((name) => /^farm_blue_print.*\.json$/.test(basename(name)))
  return near === undefined ? exact : join(folder, near)
}
