import { Readable } from 'node:stream'

import { CompactSign } from 'jose'

import { CREDENTIAL_ALGORITHM } from '../../../src/domain/credential.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { chooseStudents } from '../all-students/all-students.repository.ts'
import { createSigningKeys } from '../certificates/signing-keys.ts'
import type { FileWork } from '../list-acts/act-work.ts'
import { listTranscribed } from '../transcripts/transcripts.repository.ts'
import { listCompletions } from './learning-records.repository.ts'
import { statementsOf } from './statement.ts'

/**
 * What those who were chosen completed, as statements that an agency's own system takes (docs/learning-records.md): a
 * line for each, with the programme's signature of it. Read and signed as it is sent.
 */
export const learningRecordsAct = (platform: Platform): FileWork<object> => {
  const { db, secrets, settings } = platform
  const { publicUrl, productName } = settings
  const keys = createSigningKeys(platform)
  const issuer = { publicUrl, productName, secret: secrets.keyFor('learning records') }
  return {
    choose: (tx, { selection }, limit) => chooseStudents(tx, selection, dayClock(platform), limit),
    perform: async (tx, _on, ids) => {
      const people = await listTranscribed(tx, ids)
      return ids.map((id) =>
        people.has(id) ? { id, outcome: 'done', before: null } : { id, outcome: 'refused', reason: 'gone' },
      )
    },
    file: {
      name: 'learning-records.jsonl',
      contentType: 'application/jsonl; charset=utf-8',
      open: async ({ rows }) => {
        const { kid, key } = await keys.current()
        const sign = (statement: object) =>
          new CompactSign(Buffer.from(JSON.stringify(statement)))
            .setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, kid })
            .sign(key)
        const lines = async function* () {
          for await (const page of rows) {
            const completions = await listCompletions(
              db,
              page.map(({ id }) => id),
            )
            for (const statement of completions.flatMap((completion) => statementsOf(completion, issuer)))
              yield `${JSON.stringify({ statement, signature: await sign(statement) })}\n`
          }
        }
        return Readable.from(lines())
      },
    },
  }
}
