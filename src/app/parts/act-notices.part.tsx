import { ActNotices } from '../../views/list-acts/act-notices.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'

/** Comes with the first act on many rows of a list. */
const ActNoticesPart = () => (
  <Speaking namespaces={['listActs']}>
    <ActNotices acts={useActors().acts} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default ActNoticesPart
