import type { ImportRow } from '../../../src/domain/contract/import-rows.list.ts'
import type { PeopleImport } from '../../../src/domain/contract/import.contract.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import type { Coordinating } from '../groups/coordinating.ts'
import type { TestApp } from '../support/test-app.ts'

/** What a coordinator does with a file. */
export const bringing = (server: TestApp, { as, post, get }: Coordinating) => {
  const send = (
    groupId: number,
    file: string | Uint8Array,
    more: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    server.call({
      method: 'POST',
      url: `/api/groups/${groupId}/imports`,
      query: { fileName: 'people.csv', language: 'en', ...more },
      payload: Buffer.from(file),
      headers: { 'content-type': UPLOAD_TYPE, ...headers },
      as,
    })
  const rows = async (id: number, query = '') => get<ListPage<ImportRow>>(`/api/imports/${id}/rows${query}`)
  const start = (id: number) => post(`/api/imports/${id}/start`)
  return {
    send,
    rows,
    start,
    preview: async (groupId: number, file: string | Uint8Array): Promise<PeopleImport> => {
      const answer = await send(groupId, file)
      if (answer.statusCode !== 201) throw new Error(`The file was refused: ${answer.body}`)
      return answer.json()
    },
    read: (id: number) => get<PeopleImport>(`/api/imports/${id}`),
    /** Starts it and does all of it. */
    run: async (id: number): Promise<PeopleImport> => {
      await start(id)
      await server.platform.jobs.drain()
      return get<PeopleImport>(`/api/imports/${id}`)
    },
    verdicts: async (id: number, query = '') =>
      (await rows(id, query)).items.map(({ id: row, verdict, problems }) =>
        [row as number | string, verdict].concat(problems.map(({ column, rule }) => `${column} ${rule}`)),
      ),
    saved: async (id: number, query = '', language = 'en'): Promise<string> => {
      const asked = await get<{ url: string }>(`/api/imports/${id}/rows/export${query}`)
      return (await server.call({ url: asked.url, headers: { 'accept-language': language } })).body
    },
  }
}

export type Bringing = ReturnType<typeof bringing>
