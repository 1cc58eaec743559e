import { lazy } from 'react'

import type { EnrollDialogProps } from '../../views/pages/home/home.view.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const LazyEnrollDialog = lazy(() => loadChunk(() => import('../routes/enroll-dialog.route.tsx')))

/** Comes when somebody asks to enroll. */
export const EnrollDialog = (props: EnrollDialogProps & Readonly<{ renews?: boolean }>) => (
  <Part onFailed={props.onClose}>
    <LazyEnrollDialog {...props} />
  </Part>
)
