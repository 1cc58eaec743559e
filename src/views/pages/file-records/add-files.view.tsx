import { useWords } from '../../../i18n/words.tsx'
import type { UploadsActor } from '../../../machines/upload/uploads.machine.ts'
import Dialog from '../../ui/dialog.view.tsx'
import { Uploads } from '../../uploads/uploads.view.tsx'
import { LIBRARY } from './library.ts'

type AddFilesProps = Readonly<{ uploads: UploadsActor; onClose: () => void }>

/** Files go on when this is closed. */
const AddFiles = ({ uploads, onClose }: AddFilesProps) => {
  const words = useWords()
  return (
    <Dialog open onClose={onClose} title={words.fileRecordsList.upload()} closeLabel={words.actions.close()}>
      <Uploads {...LIBRARY} actor={uploads} isMany />
    </Dialog>
  )
}

export default AddFiles
