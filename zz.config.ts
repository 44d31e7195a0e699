import base from './vitest.config.ts';
const b:any = base;
b.test.projects = b.test.projects.map((p:any)=>({...p, test:{...p.test, setupFiles:[...(p.test.setupFiles??[]),'./zz-setup.ts']}}));
export default b;
