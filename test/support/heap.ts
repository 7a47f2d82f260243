import { text } from 'node:stream/consumers'
import type { Worker } from 'node:worker_threads'

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

/** How many objects of each class a thread can still reach. */
export async function countObjects(
  thread: Worker,
  classes: readonly { name: string }[],
): Promise<Record<string, number>> {
  const { snapshot, nodes, strings } = JSON.parse(await text(await thread.getHeapSnapshot())) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const object = types[0].indexOf('object')
  const [type, name] = [fields.indexOf('type'), fields.indexOf('name')]
  const counts: Record<string, number> = Object.fromEntries(classes.map((one) => [one.name, 0]))
  for (let node = 0; node < nodes.length; node += fields.length) {
    const of = strings[nodes[node + name] as number] as string
    if (nodes[node + type] === object && Object.hasOwn(counts, of)) counts[of] = (counts[of] ?? 0) + 1
  }
  return counts
}
