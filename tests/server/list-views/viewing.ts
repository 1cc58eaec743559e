import type { ListDefaultBody, ListViews, SavedView } from '../../../src/domain/contract/list-view.contract.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import type { TestApp } from '../support/test-app.ts'

/** What somebody does with the views of a list. */
export const viewing = (server: TestApp, as: { token: string }, list: string) => {
  const ask = (method: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.call({ method, url: `/api/list-views${url}`, as, headers, ...(payload && { payload }) })
  const read = async (): Promise<ListViews> => (await ask('GET', `?list=${list}`)).json()
  const save = (name: string, asked: string, headers: Record<string, string> = {}) =>
    ask('POST', '', { list, name, asked }, headers)
  return {
    ask,
    read,
    save,
    made: async (name: string, asked: string): Promise<SavedView> => {
      const answer = await save(name, asked)
      if (answer.statusCode !== 201) throw new Error(`The view was refused: ${answer.body}`)
      return answer.json()
    },
    names: async () => (await read()).items.map(({ name }) => name),
    /** `was` is the name that was seen; without one, what it is called now. */
    rename: async (id: number, name: string, was?: string) => {
      const seen = was ?? (await read()).items.find((view) => view.id === id)?.name ?? ''
      return ask('PATCH', `/${id}`, { name, was: { name: seen } })
    },
    share: (id: number, role: RoleId | null) => ask('PUT', `/${id}/role`, { role }),
    order: (...ids: readonly number[]) => ask('PUT', '/order', { list, ids }),
    openWith: (view: Partial<Omit<ListDefaultBody, 'list'>> = {}) =>
      ask('PUT', '/default', { list, id: null, brought: null, ...view }),
    remove: (id: number) => ask('DELETE', `/${id}`),
    /** As whoever signs in is told. */
    defaults: async (): Promise<readonly { list: string; asked: string }[]> =>
      (await server.call({ url: '/api/auth/me', as })).json().listDefaults,
  }
}

export type Viewing = ReturnType<typeof viewing>
