import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/frame.css';
import './style/table.css';
import './style/home.css';
import { hallSocket } from './transport/socket';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');

export default mount(App, { target, props: { transport: hallSocket() } });
