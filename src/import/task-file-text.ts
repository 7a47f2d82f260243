import { Document, isMap, isScalar, isSeq, visit } from 'yaml'
import type { AnyTaskDraft } from '../task/task-file.ts'

/** A task file as text, with one line per block, chest or animal, and remarks at the top. */
export function taskFileText(draft: AnyTaskDraft, remarks: readonly string[] = []): string {
  const document = new Document(draft)
  visit(document, {
    Seq(_key, node) {
      if (node.items.every((item) => isScalar(item) && !String(item.value).includes('\n'))) node.flow = true
    },
    Map(_key, node) {
      const holdsText = node.items.some(({ value }) => isScalar(value) && String(value.value).includes('\n'))
      const small = node.has('at') || node.has('item') || (node.has('min') && node.has('max'))
      if (small && !holdsText && !node.items.some(({ value }) => isSeq(value) && value.items.some(isMap)))
        node.flow = true
    },
  })
  const comment = remarks.map((remark) => `# ${remark.replaceAll(/[\s\p{C}]+/gu, ' ')}\n`).join('')
  return comment + document.toString({ lineWidth: 118, flowCollectionPadding: true })
}
