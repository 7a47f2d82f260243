import type { GameVersion } from '../../game/version.ts'
import { checkNames } from '../../mcu/setup/check-names.ts'
import type { Operation } from '../../mcu/setup/operation.ts'
import { parseCommand } from '../../mcu/setup/parse.ts'
import { FREE_AGENT, repairCommand, wallsIn, wholeBed } from '../../mcu/setup/repair.ts'

/** The commands of a scene, corrected; corrections and omissions are noted. */
export function sceneOf(commands: readonly string[], version: GameVersion, notes: string[]): Operation[] {
  const operations: Operation[] = []
  for (const original of commands) {
    const { command, notes: mended } = repairCommand(original)
    notes.push(...mended)
    const read = parseCommand(command)
    const findings = 'finding' in read ? [read.finding] : checkNames([read.operation], version)
    const [finding] = findings
    if (finding !== undefined || !('operation' in read)) {
      notes.push(`left out ${original.slice(0, 80)}: ${finding?.message ?? ''}`)
      continue
    }
    const { operation } = read
    const bed = wholeBed(operation)
    if (bed !== undefined) notes.push('half a bed was put down: its other half was added')
    operations.push(...(bed ?? [operation]))
    if (!wallsIn(operation)) continue
    operations.push(...FREE_AGENT)
    notes.push(`${original.slice(0, 80)} walls the player in: its cells were made free again`)
  }
  return fitted(operations, version, notes)
}

/** Removes items from the gifts, last first, until all fit into an inventory. */
function fitted(operations: Operation[], version: GameVersion, notes: string[]): Operation[] {
  const kept = [...operations]
  while (checkNames(kept, version).some(({ type }) => type === 'too_many_slots')) {
    const last = kept.findLastIndex(({ kind }) => kind === 'give')
    if (last < 0) break
    const [out] = kept.splice(last, 1)
    if (out?.kind === 'give') notes.push(`left out ${out.count} ${out.item}: the inventory is full`)
  }
  return kept
}
