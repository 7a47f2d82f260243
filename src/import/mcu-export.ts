import { stringify } from 'yaml'
import { parseCommand } from '../mcu/setup/parse.ts'
import { writeCommand } from '../mcu/setup/write.ts'
import type { OpenTask } from '../scenario/open/open.ts'

/** The version whose commands MCU's configs are written in. */
const VERSION = '1.16.5'

/**
 * Writes an open task as a config of MCU: its set-up in commands of 1.16.5, its goal in words, and its rewards. Configs have
 * no predicates: what only a predicate says is lost, and judged by eye there.
 */
export function writeMcuConfig({ goal, open: { setup, rewards, milestones } }: OpenTask): string {
  const steps = new Set(milestones.map(({ id }) => id))
  const commands = setup.flatMap((command) => {
    const read = parseCommand(command)
    return 'operation' in read ? [`/${writeCommand(read.operation, VERSION)}`] : []
  })
  const plain = rewards.filter(({ identity }) => !steps.has(identity))
  const stepped = rewards.filter(({ identity }) => steps.has(identity))
  return stringify({
    custom_init_commands: commands,
    text: goal,
    ...(plain.length === 0 ? {} : { reward_cfg: plain }),
    ...(stepped.length === 0 ? {} : { milestone_reward_cfg: stepped }),
  })
}
