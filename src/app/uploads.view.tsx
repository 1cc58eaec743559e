import { lazy, useState } from 'react'

import { Part } from '../views/shell/part.view.tsx'
import type { UploadsPlace } from '../views/uploads/uploads.props.ts'
import { loadChunk } from './chunk.ts'

const loadUploads = () => loadChunk(() => import('./parts/uploads.part.tsx'))

/** Files that are sent, where a page wants them: `renderUploads={(place) => <UploadsPlaced {...place} />}`. */
export const UploadsPlaced = (place: UploadsPlace) => {
  const [Uploads] = useState(() => lazy(loadUploads))
  return (
    <Part>
      <Uploads {...place} />
    </Part>
  )
}
