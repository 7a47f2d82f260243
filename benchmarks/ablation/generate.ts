/* `npm run ablate:tasks`: writes the task files of the ablation anew. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ablationTasks } from './tasks.ts'

for (const { id, yaml, blocks } of ablationTasks()) {
  writeFileSync(fileURLToPath(new URL(`./tasks/${id}.yaml`, import.meta.url)), yaml)
  process.stdout.write(`${id}: ${blocks} blocks\n`)
}
