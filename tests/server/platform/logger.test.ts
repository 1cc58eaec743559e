import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { forLog } from '../../../server/platform/logger.ts'

describe('what the log says of an error', () => {
  it('is the cause of a failed query, without its parameters and the values of the row', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.org) already exists.',
    })
    const said = forLog(new DrizzleQueryError('insert into users', ['ada@example.org', 'a hash'], cause))
    expect(Object.keys(said).toSorted()).toEqual(['code', 'message', 'name', 'stack'])
    expect(JSON.stringify(said)).not.toMatch(/ada@example\.org|a hash/)
    expect(said).toMatchObject({ code: '23505', message: cause.message })
  })

  it('is the text of what is no error', () => {
    expect(forLog('gone')).toEqual({ message: 'gone' })
  })
})
