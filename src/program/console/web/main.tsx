import 'uplot/dist/uPlot.min.css'
import './styles/console.css'
import { render } from 'preact'
import { App } from './App.tsx'
import { startConnection } from './chain/connection.ts'
import { listenToHistory } from './chain/routes.ts'
import { keepTheme } from './chain/theme.ts'
import { escapeTexts } from './components/escapeTexts.ts'

escapeTexts()
keepTheme()
listenToHistory()
void startConnection()
render(<App />, document.getElementById('app')!)
