import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/style/tokens.css', 'utf8');

/** The colours of one block of tokens. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const text = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})/g)].map((found) => [found[1] ?? '', found[2] ?? '']),
  );
}

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const light = block(':root');
const themes = { light, dark: { ...light, ...block(':root[data-theme="dark"]') } };
const pairs = [...css.matchAll(/@pair ([\w-]+) ([\w-]+) ([\d.]+)/g)].map((found) => ({
  front: found[1] ?? '',
  back: found[2] ?? '',
  least: Number(found[3]),
}));

describe('contrast', () => {
  it('reads the pairs and both themes', () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(themes.dark['hall']).not.toBe(themes.light['hall']);
  });

  for (const [theme, colours] of Object.entries(themes)) {
    it.each(pairs)(`$front on $back in ${theme}`, ({ front, back, least }) => {
      expect(ratio(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(least);
    });
  }
});

describe('styles', () => {
  it('have no raw colour outside the tokens', async () => {
    const { readdirSync } = await import('node:fs');
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|css)$/.test(name) && !name.endsWith('tokens.css'))
      .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));
    const raw =
      /(?:color|background|fill|stroke|border[\w-]*|shadow)\s*[:=][^;{}]*(?:#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\()/;
    for (const { name, text } of files) expect(raw.exec(text)?.[0] ?? '', name).toBe('');
  });
});
