import { useWords } from '../../../i18n/words.tsx'
import { AskingDialog } from '../asking-dialog.view.tsx'

const PhotoRemoval = ({ onKeep, onRemove }: { onKeep: () => void; onRemove: () => void }) => {
  const { photo } = useWords().profile
  return (
    <AskingDialog
      title={photo.ask()}
      text={photo.askText()}
      keep={photo.keep()}
      confirm={photo.confirm()}
      isDangerous
      onKeep={onKeep}
      onConfirm={onRemove}
    />
  )
}

// The default export is what arrives.
export default PhotoRemoval
