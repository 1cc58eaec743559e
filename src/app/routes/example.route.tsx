import { ExamplePage } from '../../views/pages/example/example.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

const ExampleRoute = () => {
  const { notifications } = useActors()
  return (
    <ExamplePage onMessage={(tone, text) => notifications.send({ type: 'notice.given', notice: { tone, text } })} />
  )
}

export default ExampleRoute
