import { randomUUID } from 'node:crypto'

import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import type { WholeContactCase } from '../../../src/domain/contract/contact-case.contract.ts'
import type { ContactCase } from '../../../src/domain/contract/contact-cases.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import type { TestApp } from '../support/test-app.ts'

export const CASES = '/api/contact-cases'

type Written = Partial<typeof contactMessages.$inferInsert>

/** Somebody wrote by the contact page, at the time of the test unless it says otherwise. */
export const writtenCase = async ({ platform, clock }: TestApp, more: Written = {}): Promise<number> => {
  const createdAt = more.createdAt ?? clock.now()
  const [row] = await platform.db
    .insert(contactMessages)
    .values({
      reference: `C-${randomUUID()}`,
      name: 'Ada Moreno',
      email: `${randomUUID()}@example.org`,
      topic: 'certificates',
      message: 'My certificate has my old name.',
      language: 'en',
      createdAt,
      openSince: createdAt,
      ...more,
    })
    .returning({ id: contactMessages.id })
  if (!row) throw new Error('Nothing was written.')
  return row.id
}

type As = Readonly<{ token: string }>

/** What one who answers messages asks. */
export const asking = (server: TestApp, as: As) => {
  const send = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) =>
    server.call({ method, url, as, ...(payload && { payload }) })
  return {
    list: async (query = ''): Promise<ListPage<ContactCase>> => (await send('GET', `${CASES}${query}`)).json(),
    read: async (id: number): Promise<WholeContactCase> => (await send('GET', `${CASES}/${id}`)).json(),
    begin: (id: number, takesOver = false) => send('POST', `${CASES}/${id}/answering`, { takesOver }),
    end: (id: number) => send('DELETE', `${CASES}/${id}/answering`),
    reply: (id: number, revision: number, text = 'It was reissued.', asksBack = false) =>
      send('POST', `${CASES}/${id}/replies`, { text, asksBack, revision }),
    note: (id: number, text: string) => send('POST', `${CASES}/${id}/notes`, { text }),
    send,
  }
}

export type Asking = ReturnType<typeof asking>
