import { useState } from 'react'

import { Button } from '../../views/ui/button.view.tsx'
import { TextField } from '../../views/ui/text-field.view.tsx'
import { plain } from '../recording/plain.ts'

/** What a chart is begun with, as JSON. */
export const InputForm = ({ input, onInput }: Readonly<{ input: unknown; onInput: (input: unknown) => void }>) => {
  const [text, setText] = useState(() => (input === undefined ? '' : JSON.stringify(plain(input))))
  const [fault, setFault] = useState('')
  const submit = () => {
    try {
      onInput(text.trim() === '' ? undefined : (JSON.parse(text) as unknown))
      setFault('')
    } catch {
      setFault('This is no JSON.')
    }
  }
  return (
    <form
      className="viz-event-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField label="Input (JSON)" dir="ltr" value={text} onValueChange={setText} error={fault || undefined} />
      <Button type="submit" size="sm">
        Begin with this
      </Button>
    </form>
  )
}
