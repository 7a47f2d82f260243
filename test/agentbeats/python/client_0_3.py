"""Sends one text to an agent with a2a-sdk 0.3: client_0_3.py URL stream|send TEXT. Prints the last state and the data parts."""
import asyncio
import json
import sys
from uuid import uuid4

import httpx
from a2a.client import A2ACardResolver, ClientConfig, ClientFactory
from a2a.types import Message, Part, Role, TextPart


async def main(url: str, way: str, text: str) -> None:
    async with httpx.AsyncClient(timeout=120) as http:
        card = await A2ACardResolver(httpx_client=http, base_url=url).get_agent_card()
        client = ClientFactory(ClientConfig(httpx_client=http, streaming=way == "stream")).create(card)
        message = Message(role=Role.user, message_id=uuid4().hex, parts=[Part(TextPart(text=text))])
        task = None
        async for event in client.send_message(message):
            task = event[0] if isinstance(event, tuple) else task
        parts = [part.root for artifact in task.artifacts or [] for part in artifact.parts]
        data = [part.data for part in parts if part.kind == "data"]
        print(json.dumps({"state": task.status.state.value, "data": data}))


asyncio.run(main(*sys.argv[1:4]))
