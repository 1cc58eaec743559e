import type { ListAct, ListActRow } from '../../../src/domain/contract/list-acts.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import type { TestApp } from '../support/test-app.ts'

export const some = (...ids: readonly number[]) => ({ kind: 'some', ids })

export const matching = (more: object = {}) => ({
  kind: 'matching',
  search: '',
  filters: {},
  except: [],
  count: null,
  ...more,
})

/** What became of it, in figures: done, unchanged, refused, undone, kept. */
export const figuresOf = ({ state, done, unchanged, refused, undone, kept }: ListAct) => [
  state,
  done,
  unchanged,
  refused,
  undone,
  kept,
]

/** What somebody does with many rows of a list. */
export const acting = (server: TestApp, as: { token: string }) => {
  const ask = (method: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.call({ method, url, as, headers, ...(payload && { payload }) })
  const get = async <T>(url: string): Promise<T> => (await ask('GET', url)).json()
  const begin = (list: string, act: string, body: object, headers: Record<string, string> = {}) =>
    ask('POST', `/api${list}/acts/${act}`, body, headers)
  return {
    ask,
    begin,
    /** Begins it and does all of it. */
    run: async (list: string, act: string, body: object): Promise<ListAct> => {
      const begun = await begin(list, act, body)
      if (begun.statusCode !== 201) throw new Error(`The act was refused: ${begun.body}`)
      await server.platform.jobs.drain()
      return get(`/api/list-acts/${begun.json<ListAct>().id}`)
    },
    read: (id: number) => get<ListAct>(`/api/list-acts/${id}`),
    list: (query = '') => get<ListPage<ListAct>>(`/api/list-acts${query}`),
    cancel: (id: number) => ask('POST', `/api/list-acts/${id}/cancel`, {}),
    undo: async (id: number): Promise<ListAct> => {
      const answer = await ask('POST', `/api/list-acts/${id}/undo`, {})
      if (answer.statusCode !== 200) throw new Error(`The act was not undone: ${answer.body}`)
      await server.platform.jobs.drain()
      return get(`/api/list-acts/${id}`)
    },
    rows: async (id: number, query = '') =>
      (await get<ListPage<ListActRow>>(`/api/list-acts/${id}/rows?perPage=100${query}`)).items,
    saved: async (id: number): Promise<string> => {
      const { url } = await get<{ url: string }>(`/api/list-acts/${id}/rows/export`)
      return (await server.call({ url })).body
    },
  }
}

export type Acting = ReturnType<typeof acting>
