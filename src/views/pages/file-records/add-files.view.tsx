import { LIBRARY_KINDS } from '../../../domain/file-upload.ts'
import { useWords } from '../../../i18n/words.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import type { RenderUploads } from '../../uploads/uploads.props.ts'

type AddFilesProps = Readonly<{ renderUploads: RenderUploads; onClose: () => void }>

/** Files of the library, of any kind. They go on when this is closed. */
const AddFiles = ({ renderUploads, onClose }: AddFilesProps) => {
  const words = useWords()
  return (
    <Dialog open onClose={onClose} title={words.fileRecordsList.upload()} closeLabel={words.actions.close()}>
      {renderUploads({ target: 'library', kinds: LIBRARY_KINDS, isMany: true })}
    </Dialog>
  )
}

export default AddFiles
