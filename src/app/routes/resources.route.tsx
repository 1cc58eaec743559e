import { ResourcesPage } from '../../views/pages/resources/resources.view.tsx'

const ResourcesRoute = () => <ResourcesPage />

export default ResourcesRoute
