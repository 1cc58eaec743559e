import type { ColumnOf, FilterOf, ListDescription, RowOf } from '../../domain/contract/define-list.ts'
import type { ListDefinition } from '../../domain/list.ts'
import type { ListColumn, ListFilterField } from './list.props.ts'

/** A list, or the part of one that a tab shows. */
type Shown<D extends ListDescription> = ListDefinition & Readonly<{ described: D }>

type Described<D extends ListDescription> = Readonly<{ described: D }>

type ColumnFace<Row, Extra> = Pick<ListColumn<Row, Extra>, 'header' | 'cell' | 'isWholeBelow'>

/** The columns of a list: each that its definition has, in its order; figures stand at their end. */
export const columnsIn = <D extends ListDescription, Extra = object>(
  { columns, described }: Shown<D>,
  faces: Readonly<Record<ColumnOf<Described<D>>, ColumnFace<RowOf<D>, Extra>>>,
): readonly ListColumn<RowOf<D>, Extra>[] =>
  columns.map((key) => {
    const face = faces[key as ColumnOf<Described<D>>]
    return { key, ...face, ...(described.columns[key]?.type === 'figure' && { align: 'end' as const }) }
  })

type ValueOf<D extends ListDescription, Key extends keyof D['filters']> =
  D['filters'][Key] extends Readonly<{
    of: readonly (infer Value extends string)[]
  }>
    ? Value
    : never

type Option = Readonly<{ value: string; label: string }>

/** Of some values that are known, what each is called; of others, which there are to choose from, if any. */
type FilterFace<D extends ListDescription, Key extends keyof D['filters']> = Readonly<{ label: string }> &
  ([ValueOf<D, Key>] extends [never]
    ? Readonly<{ options?: readonly Option[] }>
    : Readonly<{ saying: (value: ValueOf<D, Key>) => string }>)

type AnyFace = Readonly<{ label: string; options?: readonly Option[]; saying?: (value: string) => string }>

/** The filters of a list: each that its definition has; null is not offered, since something else says it. */
export const filtersIn = <D extends ListDescription>(
  { filters }: Shown<D>,
  faces: { readonly [Key in FilterOf<Described<D>>]: FilterFace<D, Key> | null },
): readonly ListFilterField[] =>
  Object.entries(filters).flatMap(([key, filter]): readonly ListFilterField[] => {
    const face = faces[key as FilterOf<Described<D>>] as AnyFace | null
    if (!face) return []
    const { label, options, saying } = face
    if ('of' in filter && saying) {
      return [{ key, label, options: filter.of.map((value) => ({ value, label: saying(value) })) }]
    }
    return [{ key, label, ...(options && { options }) }]
  })
