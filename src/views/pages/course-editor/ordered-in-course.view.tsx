import type { ListPlace } from '../../../domain/course/course-change.ts'
import { OrderedItems, type OrderedItemsProps } from '../../ordered/ordered-items.view.tsx'
import { fieldId } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

type OrderedInCourseProps<Thing extends Readonly<{ key: string }>> = Omit<OrderedItemsProps<Thing>, 'idOf' | 'onMove'> &
  Readonly<{
    editor: Editor
    /** Of the list. */
    at: readonly string[]
  }>

/** Things of the draft, in an order that is a part of it. */
export const OrderedInCourse = <Thing extends Readonly<{ key: string }>>({
  editor,
  at,
  ...items
}: OrderedInCourseProps<Thing>) => (
  <OrderedItems
    {...items}
    idOf={(key, way) => fieldId([...at, key, way])}
    onMove={(key, by) => editor.move(at as ListPlace, key, by)}
  />
)
