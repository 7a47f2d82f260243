import { stringify } from 'yaml'
import { rulesForPredicate } from '../mcu/reward/as-predicate.ts'
import { parseCommand } from '../mcu/setup/parse.ts'
import { writeCommand } from '../mcu/setup/write.ts'
import type { OpenTask } from '../scenario/open/open.ts'

/** The version in whose commands MCU's configs are written. */
const VERSION = '1.16.5'

/**
 * Writes an open task as an MCU config: its set-up as 1.16.5 commands, its goal as text, and its rewards. Configs have no
 * predicates, so a task without rewards gets rewards that pay exactly for its goal, if there are any. Other goals are lost, and
 * MCU judges them by eye.
 */
export function writeMcuConfig({ goal, open: { success, setup, rewards, milestones } }: OpenTask): string {
  const steps = new Set(milestones.map(({ id }) => id))
  const commands = setup.flatMap((command) => {
    const read = parseCommand(command)
    return 'operation' in read ? [`/${writeCommand(read.operation, VERSION)}`] : []
  })
  const ofGoal = success === undefined || rewards.length > 0 ? [] : (rulesForPredicate(success) ?? [])
  const plain = [...rewards.filter(({ identity }) => !steps.has(identity)), ...ofGoal]
  const stepped = rewards.filter(({ identity }) => steps.has(identity))
  return stringify({
    custom_init_commands: commands,
    text: goal,
    ...(plain.length === 0 ? {} : { reward_cfg: plain }),
    ...(stepped.length === 0 ? {} : { milestone_reward_cfg: stepped }),
  })
}
