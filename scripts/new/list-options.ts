import { parseArgs } from 'node:util'

import type { RoleName } from '../../src/domain/role.ts'
import { ROLE } from '../../src/domain/role.ts'
import { ROUTE_ACCESS } from '../../src/domain/route-access.ts'
import type { ListPlan } from './list-plan.ts'
import type { Table, TableColumn } from './tables.ts'

export const LIST_USAGE = `npm run new:list -- users --page /admin/users --table users --acts deactivate,reactivate
  --page     where it is seen; one that ROUTE_ACCESS has not is added to it
  --table    of server/platform/db/tables, by the name that it is exported by
  --acts     two that are done with many rows: the first sets the mark of a row, the second takes it away
  --mark     the instant that may be null, or the yes or no, that they set: deactivatedAt
  --states   where a row stands without it and with it: active,deactivated
  --named    texts that name a row together: firstName,lastName
  --columns  what else is shown: email,createdAt
  --roles    who has it: admin,owner; those of its page where that is known`

const isRole = (name: string): name is RoleName => name in ROLE

const parts = (text: string): string[] => text.split(',').filter((part) => part !== '')

const needed = (text: string | undefined, option: string): string => {
  if (text === undefined || text === '') throw new Error(`--${option} is needed.\n${LIST_USAGE}`)
  return text
}

const two = (values: readonly string[], option: string): readonly [string, string] => {
  const [first, second, ...more] = values
  const isKey = (value: string | undefined): value is string => value !== undefined && /^[a-z][a-zA-Z0-9]*$/.test(value)
  if (!isKey(first) || !isKey(second) || more.length > 0 || first === second) {
    throw new Error(`--${option} takes two words, as "deactivate,reactivate".\n${LIST_USAGE}`)
  }
  return [first, second]
}

const columnIn =
  ({ name, columns }: Table, isRight: (column: TableColumn) => boolean, what: string) =>
  (key: string): TableColumn => {
    const right = columns.filter(isRight)
    const found = right.find((column) => column.key === key)
    if (!found) throw new Error(`${key} is not ${what} of ${name}: ${right.map((column) => column.key).join(', ')}.`)
    return found
  }

const isMark = ({ kind, isNullable }: TableColumn) => kind === 'flag' || (kind === 'instant' && isNullable)
const isName = ({ kind, isNullable }: TableColumn) => kind === 'text' && !isNullable
const isShown = ({ key, kind }: TableColumn) => key !== 'id' && kind !== null && kind !== 'flag'

const rolesOf = (asked: string | undefined, page: string): readonly RoleName[] => {
  const ids: readonly number[] =
    new Map<string, readonly number[] | undefined>(Object.entries(ROUTE_ACCESS)).get(page) ?? []
  const ofPage = Object.entries(ROLE).flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
  const names = asked === undefined ? ofPage : parts(asked)
  if (names.length === 0 || !names.every(isRole)) {
    throw new Error(`--roles takes some of ${Object.keys(ROLE).join(', ')}.`)
  }
  return names.filter(isRole)
}

/** What is asked for, by the tables that there are. Throws with what is wrong, or lacking. */
export const readListPlan = (args: readonly string[], tables: ReadonlyMap<string, Table>): ListPlan => {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      page: option,
      table: option,
      acts: option,
      mark: option,
      states: option,
      named: option,
      columns: option,
      roles: option,
    },
  })
  const page = needed(values.page, 'page')
  if (!/^(?:\/[a-zA-Z][a-zA-Z0-9-]*)+$/.test(page)) throw new Error(`${page} is no page: /admin/users is one.`)
  const table = tables.get(needed(values.table, 'table'))
  if (!table) throw new Error(`There is no table ${values.table}: ${[...tables.keys()].join(', ')}.`)
  if (!table.columns.some(({ key, kind }) => key === 'id' && kind === 'figure')) {
    throw new Error(`Rows of ${table.name} have no id by which they are chosen.`)
  }
  const marks = table.columns.filter(isMark)
  const mark = columnIn(
    table,
    isMark,
    'a yes or no, or an instant that may be null,',
  )(values.mark ?? (marks.length === 1 ? (marks[0]?.key ?? '') : needed(undefined, 'mark')))
  const names = table.columns.filter(isName).map(({ key }) => key)
  const usual = ['firstName', 'lastName'].every((key) => names.includes(key))
    ? ['firstName', 'lastName']
    : names.slice(0, 1)
  if (names.length === 0) throw new Error(`Rows of ${table.name} have no text that they are named by.`)
  const named = (values.named === undefined ? usual : parts(values.named)).map(columnIn(table, isName, 'a name'))
  const columns = parts(values.columns ?? '').map(columnIn(table, isShown, 'a column'))
  const clash = columns.find(({ key }) => key === 'name' || key === 'state' || named.some((one) => one.key === key))
  if (clash) throw new Error(`${clash.key} is shown as it is.`)
  const isFilled = ({ kind, refersTo }: TableColumn) => kind !== null && (refersTo === null || refersTo === 'users')
  const demanded = table.columns.filter(({ isNeeded }) => isNeeded)
  const unfilled = demanded.filter((column) => !isFilled(column)).map(({ key }) => key)
  if (unfilled.length > 0) {
    throw new Error(`The tests of the list cannot make a row of ${table.name}: it needs ${unfilled.join(', ')}.`)
  }
  const marked = mark.key.replace(/^is(?=[A-Z])|At$/g, '')
  return {
    page,
    isKnownPage: page in ROUTE_ACCESS,
    roles: rolesOf(values.roles, page),
    table,
    named,
    columns,
    mark,
    acts: two(parts(needed(values.acts, 'acts')), 'acts'),
    states: two(
      values.states === undefined
        ? ['active', `${marked.charAt(0).toLowerCase()}${marked.slice(1)}`]
        : parts(values.states),
      'states',
    ),
    needed: demanded,
  }
}
