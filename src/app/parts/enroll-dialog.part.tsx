import type { EnrollDialogProps } from '../../views/pages/home/home.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const dialog = arriving(() => loadChunk(() => import('../routes/enroll-dialog.route.tsx')))

/** Comes when somebody asks to enroll. */
export const EnrollDialog = (props: EnrollDialogProps & Readonly<{ renews?: boolean }>) => (
  <Part onFailed={props.onClose}>
    <dialog.Arriving {...props} />
  </Part>
)
