import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const hall = process.env['GUILDHALL_ADDR'] ?? '127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  // Under test the components run as in a browser, not as on a server.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    // The texts live in the Rust crates that use the same files.
    fs: { allow: ['..'] },
    proxy: { '/ws': { target: `ws://${hall}`, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
