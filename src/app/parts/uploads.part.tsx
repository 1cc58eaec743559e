import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import type { UploadsPlace } from '../../views/uploads/uploads.props.ts'
import { Uploads } from '../../views/uploads/uploads.view.tsx'
import { uploadsOf } from '../actors/upload.actors.ts'
import { useApp } from '../app.context.tsx'

/** Comes where files are first wanted. */
const UploadsPart = (place: UploadsPlace) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  return (
    <Speaking namespaces={['uploads']}>
      <Uploads {...place} actor={uploadsOf({ auth }, gateway)} />
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default UploadsPart
