import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { COMPOSITIONS, compositionOf, hardOf, type PlausibleConfig, SIMPLE } from './configs.ts'

/** Writes all plausible configs into a folder as their authors sort them: simple, hard, compositional, and tasks with rewards. */
export function writeConfigs(folder: string): void {
  const write = (kind: string, configs: readonly PlausibleConfig[], withRewards = false) => {
    mkdirSync(join(folder, kind), { recursive: true })
    for (const config of configs)
      writeFileSync(join(folder, kind, `${config.name}.yaml`), textOf(config, withRewards))
  }
  write('simple', SIMPLE)
  write('hard', SIMPLE.map(hardOf))
  write('compositional', COMPOSITIONS.map(compositionOf))
  write(
    'tasks',
    SIMPLE.filter(({ rewards }) => rewards !== undefined),
    true,
  )
}

function textOf({ name, text, commands, rewards = [] }: PlausibleConfig, withRewards: boolean): string {
  return stringify({
    custom_init_commands: commands,
    defaults: ['base', '_self_'],
    text,
    ...(withRewards
      ? {
          reward_cfg: rewards.map(({ event, objects }) => ({
            event,
            identity: name,
            objects,
            reward: 1,
            max_reward_times: 1,
          })),
        }
      : {}),
  })
}
