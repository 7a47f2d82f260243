import { edgeWords } from '../../graph/edge-words.ts'
import type { StatedDependency } from '../../graph/graph-course.ts'

/** The classes of a drawn edge: `any` for alternatives, its meaning and how well it is known. */
export function edgeClass(dependency: StatedDependency, isDone?: (subtask: number) => boolean): string {
  const { meaning, standing } = edgeWords(dependency, isDone)
  const alternative = dependency.anyOf === undefined ? [] : ['any']
  return [
    'line',
    ...alternative,
    ...(meaning === 'held' ? [] : [meaning]),
    ...(standing === undefined ? [] : [standing]),
  ].join(' ')
}
