// The same as `munim start`.
process.argv.splice(2, 0, 'start');
await import('./munim.ts');
