import { Suspense } from 'react'

import { latePart } from '../views/ui/late-part.ts'
import type { UploadsPlace } from '../views/uploads/uploads.props.ts'

const Uploads = latePart(() => import('./parts/uploads.part.tsx'))

/** Files that are sent, where a page wants them: `renderUploads={(place) => <UploadsPlaced {...place} />}`. */
export const UploadsPlaced = (place: UploadsPlace) => (
  <Suspense fallback={null}>
    <Uploads {...place} />
  </Suspense>
)
