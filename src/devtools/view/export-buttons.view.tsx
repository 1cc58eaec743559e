import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'

import { Button } from '../../views/ui/button.view.tsx'
import { asMermaid } from '../export/mermaid.ts'
import { asPng } from '../export/png.ts'
import { asSvg } from '../export/svg.ts'
import { factsOf } from '../facts/chart-facts.ts'
import type { Drawing } from '../layout/drawing.ts'

const save = (name: string, content: Blob) => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the address by the time that the click is over.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** The chart as a file: a drawing, a picture, or words for a document. */
export const ExportButtons = ({ machine, drawing }: Readonly<{ machine: AnyStateMachine; drawing: Drawing }>) => {
  const [failure, setFailure] = useState('')
  const { id } = machine
  const svg = () => asSvg(id, drawing)
  const savePng = async () => {
    setFailure('')
    try {
      save(`${id}.png`, await asPng(svg()))
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : 'The browser made no picture.')
    }
  }
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => save(`${id}.svg`, new Blob([svg()], { type: 'image/svg+xml' }))}>
        SVG
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void savePng()}>
        PNG
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => save(`${id}.mmd`, new Blob([asMermaid(factsOf(machine))], { type: 'text/plain' }))}
      >
        Mermaid
      </Button>
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  )
}
