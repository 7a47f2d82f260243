import { describe, expect, it } from 'vitest'
import { InvalidFileError, InvariantError, isCausalMaceError, ModelError, UsageError } from './errors.ts'

describe('errors', () => {
  it('have their class as name, a stable code, a hint and their cause', () => {
    const cause = new RangeError('429')
    const error = new ModelError('the model refused', { hint: 'Wait a minute.', cause })
    expect(error).toMatchObject({ name: 'ModelError', code: 'model', hint: 'Wait a minute.', cause })
    expect(error).toBeInstanceOf(Error)
  })

  it('have no hint and no cause by default', () => {
    const error = new UsageError('no such flag')
    expect(error.hint).toBeUndefined()
    expect('cause' in error).toBe(false)
  })

  it('of a file list every issue with file, line and path', () => {
    const error = new InvalidFileError('task.yaml', [
      { path: 'arena.min', line: 7, message: 'expected a cell' },
      { path: 'id', message: 'missing' },
      { path: '', line: 2, message: 'not YAML' },
      { path: '', message: 'no such file' },
    ])
    expect(error.message.split('\n')).toEqual([
      'task.yaml:7  arena.min: expected a cell',
      'task.yaml  id: missing',
      'task.yaml:2: not YAML',
      'task.yaml: no such file',
    ])
    expect(error.issues).toHaveLength(4)
  })

  it('ask for a report if they are our own defects', () => {
    expect(new InvariantError('impossible').hint).toContain('report')
  })

  it('can be distinguished from all other errors', () => {
    expect(isCausalMaceError(new UsageError('x'))).toBe(true)
    expect(isCausalMaceError(new TypeError('x'))).toBe(false)
    expect(isCausalMaceError('x')).toBe(false)
  })
})
