import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'

const PhotoRemoval = ({ onKeep, onRemove }: { onKeep: () => void; onRemove: () => void }) => {
  const { profile, actions } = useWords()
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={profile.photo.ask()}
      description={profile.photo.askText()}
      closeLabel={actions.close()}
      onClose={onKeep}
      footer={
        <>
          <Button variant="outline" onClick={onKeep}>
            {profile.photo.keep()}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {profile.photo.confirm()}
          </Button>
        </>
      }
    />
  )
}

// The default export is what arrives.
export default PhotoRemoval
